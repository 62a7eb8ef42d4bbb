// The keys of a review, each with the key of its text. Single characters can be turned off in the settings.

export const REVIEW_KEYS: readonly (readonly [string, string])[] = [
  ["N", "web-review-key-next"],
  ["P", "web-review-key-previous"],
  ["← →", "web-review-key-step"],
  ["A", "web-review-key-open"],
  ["?", "web-key-help"],
];
