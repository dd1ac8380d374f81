/** Single words, separated by spaces and line breaks: for long lists whose words need no line of their own. */
export const words = ({ raw: [text = ''] }: TemplateStringsArray): readonly string[] => text.trim().split(/\s+/);
