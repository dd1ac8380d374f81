/** Words by which an owner keeps an order back, wherever they stand in the text. */
export interface HeldBack {
  readonly pattern: RegExp;
  /** Whether a later order may stand in its place. */
  readonly isTakenBack: boolean;
  /** What it reads, as proof. */
  readonly example: string;
}

const rows: readonly (readonly [string, string])[] = [
  [
    String.raw`\b(?:one of these days|some ?day soon|someday|at some point|eventually)\b`,
    'would love to have it staked one of these days',
  ],
  [
    String.raw`\bnothing (?:goes|leaves|moves|gets|is (?:sent|paid|released|signed))\b[^.\n]{0,60}\b(?:before|until|unless|till)\b`,
    'Nothing leaves the account before both names are on this sheet',
  ],
  [
    String.raw`\b(?:awaiting|pending|subject to|waiting (?:for|on))\b[^.\n]{0,40}\b(?:approval|release|sign-?off|confirmation|go-?ahead|authoris\p{L}*|authoriz\p{L}*|signature)`,
    'status: awaiting release by second authoriser',
  ],
  [
    String.raw`\b(?:until|before|after|once|till)\b[^.\n]{0,60}\bgreen light\b`,
    'not before I have given you the green light',
  ],
  [
    String.raw`\b(?:dry[- ]?run|simulation only|this is a simulation|mode"?\s{0,2}[:=]\s{0,2}"?simulat\p{L}*|simulate only|for simulation|test only|not for execution|do not (?:send|broadcast|execute|submit|sign))\b`,
    'dry run, do not broadcast',
  ],
  [String.raw`\b(?:scratch|scrap|bin|ditch) (?:the|that|this)\b`, 'scratch the WETH sale'],
  [String.raw`(?<!\p{L})(?:gönderdim|yolladım|ödedim|aktardım)(?!\p{L})`, 'dün akşam 1.500 USDT gönderdim'],
  [String.raw`\babhi (?:nahi|nahin|mat)\b`, 'bhej dena, abhi nahi'],
];

export const heldBack: readonly HeldBack[] = rows.map(([source, example]) => ({
  pattern: new RegExp(source, 'imu'),
  isTakenBack: source.includes('scratch'),
  example,
}));
