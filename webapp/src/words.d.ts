/** Made by plugins/words.ts: by language and group ("common", or a title), how its texts are fetched. */
declare module "virtual:words" {
  const words: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default words;
}
