/** Single words, parted by spaces and line breaks: for long lists, of which no word stands for itself. */
export const words = ({ raw: [text = ''] }: TemplateStringsArray): readonly string[] => text.trim().split(/\s+/);
