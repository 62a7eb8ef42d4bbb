/** The two numbers of a size, `4x3`. */
export function sizes(size: string): [number, number] {
  const [one = 0, other = 0] = /^\d+x\d+$/.test(size) ? size.split("x").map(Number) : [];
  return [one, other];
}
