import { type InputRequest, inputRequired } from '@modelcontextprotocol/server';

/** The smallest valid files of their types. */
export const redPixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC';
export const silentWav = 'UklGRiQAAABXQVZFZm10IBAAAAABAAEARKwAAIhYAQACABAAZGF0YQAAAAA=';

export const say = (text: string) => ({ content: [{ type: 'text' as const, text }] });

export const sample = (text: string): InputRequest =>
  inputRequired.createMessage({ messages: [{ role: 'user', content: { type: 'text', text } }], maxTokens: 100 });
