import type { EngineKind } from './engine-kind.ts';

export const id = 'own-key';

/** A service the user pays with a key of their own. */
export const ownKey = {
  id,
  access: 'server',
  cost: 'provider',
  strength: 40,
  sendsText: true,
  takesTwo: true,
  server: {
    storedAs: 'ownKey',
    takesKey: true,
    presets: [
      { id: 'openai', label: 'OpenAI', baseUrl: 'https://api.openai.com/v1', model: 'gpt-5-mini' },
      { id: 'openrouter', label: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', model: '' },
      { id: 'groq', label: 'Groq', baseUrl: 'https://api.groq.com/openai/v1', model: '' },
      {
        id: 'mistral',
        label: 'Mistral',
        baseUrl: 'https://api.mistral.ai/v1',
        model: 'mistral-small-latest',
      },
      { id: 'deepseek', label: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', model: 'deepseek-chat' },
      { id: 'custom', label: 'Another service', baseUrl: '', model: '' },
    ],
  },
  texts: {
    label: 'Your key',
    hints: {
      ready: 'Text goes to your provider, who bills you',
      needs_setup: 'OpenAI, Mistral, Groq and others · your provider bills you',
      absent: '',
    },
    name: 'Your key',
    promise: 'text goes to your provider',
    place: 'with your key',
    subject: 'Your provider',
    logName: 'Your key',
  },
} as const satisfies EngineKind;
