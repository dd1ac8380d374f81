export const urdu: readonly RegExp[] = [
  /(?:بھائی|بہن|امی|ابو|دوست|وہ)(?!\p{L})[^۔.!?\n]{0,40}نہیں \p{L}+ (?:سکت|پا رہ)\p{L}+/gu,
];
