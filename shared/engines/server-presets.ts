/** A server people know by name: where it answers, and how it is started or paid. */
export interface ServerPreset<Id extends string = string> {
  id: Id;
  label: string;
  baseUrl: string;
  /** A model to begin with, where one is sure to be there. */
  model: string;
}

export type LocalPresetId = 'ollama' | 'lm-studio' | 'llama-cpp' | 'custom';
export type KeyPresetId = 'openai' | 'openrouter' | 'groq' | 'mistral' | 'deepseek' | 'custom';

/** Servers on the user's own computer, at the ports they come with. */
export const localPresets: readonly (ServerPreset<LocalPresetId> & { start: string })[] = [
  {
    id: 'ollama',
    label: 'Ollama',
    baseUrl: 'http://127.0.0.1:11434/v1',
    model: '',
    start: 'Start it with: ollama serve',
  },
  {
    id: 'lm-studio',
    label: 'LM Studio',
    baseUrl: 'http://127.0.0.1:1234/v1',
    model: '',
    start: 'In LM Studio open Developer and start the server, or run: lms server start',
  },
  {
    id: 'llama-cpp',
    label: 'llama.cpp',
    baseUrl: 'http://127.0.0.1:8080/v1',
    model: '',
    start: 'Start it with: llama-server -m your-model.gguf',
  },
  {
    id: 'custom',
    label: 'Another server',
    baseUrl: '',
    model: '',
    start: 'Start the server, and check the port in its address.',
  },
];

/** Services a key is bought from. */
export const keyPresets: readonly ServerPreset<KeyPresetId>[] = [
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
];

/** The preset an address belongs to; the last one, *another*, for every address that is none of theirs. */
export function presetOf<P extends ServerPreset>(presets: readonly P[], address: string): P | undefined {
  const host = (text: string) =>
    URL.canParse(text) ? new URL(text).host.replace('localhost', '127.0.0.1') : '';
  return (
    presets.find((preset) => preset.baseUrl !== '' && host(preset.baseUrl) === host(address)) ??
    presets.at(-1)
  );
}
