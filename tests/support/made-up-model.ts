import { createHash } from 'node:crypto';

// A model nobody trained: a whole GGUF file in which each word brings the next one with it. Whatever it is asked, it
// answers with the same words, so that what arrives can be told from what was made of it.

const TYPES = { uint32: 4, float32: 6, string: 8, array: 9, int32: 5 } as const;
const F16 = 1;
const F32 = 0;
const ALIGNMENT = 32;
const SPECIAL = ['<|im_start|>', '<|im_end|>'] as const;
/** What ends every question: the line after the name of who speaks next. */
const NEWLINE = 10;
const CHAT_TEMPLATE =
  "{% for message in messages %}{{'<|im_start|>' + message['role'] + '\n' + message['content'] + '<|im_end|>' + '\n'}}{% endfor %}{% if add_generation_prompt %}{{ '<|im_start|>assistant\n' }}{% endif %}";

/** Bytes as the tokenizer writes them: those that cannot be printed are moved out of the way. */
function byteLetters(): string[] {
  const printable = (code: number) => (code >= 33 && code <= 126) || (code >= 161 && code !== 173);
  let moved = 256;
  return Array.from({ length: 256 }, (_, code) => String.fromCodePoint(printable(code) ? code : moved++));
}

/** A file of little-endian numbers and texts, as GGUF lays them out. */
function createWriter() {
  const parts: Buffer[] = [];
  const add = (part: Buffer) => void parts.push(part);
  const whole = (value: number) => {
    const buffer = Buffer.alloc(8);
    buffer.writeBigUInt64LE(BigInt(value));
    add(buffer);
  };
  const small = (value: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeUInt32LE(value);
    add(buffer);
  };
  const real = (value: number) => {
    const buffer = Buffer.alloc(4);
    buffer.writeFloatLE(value);
    add(buffer);
  };
  const text = (value: string) => {
    const bytes = Buffer.from(value);
    whole(bytes.length);
    add(bytes);
  };
  const size = () => parts.reduce((sum, { length }) => sum + length, 0);
  return { add, whole, small, real, text, size, bytes: () => Buffer.concat(parts) };
}

type Value =
  | { type: 'uint32' | 'float32'; value: number }
  | { type: 'string'; value: string }
  | { type: 'strings'; value: readonly string[] }
  | { type: 'integers'; value: readonly number[] };

const number = (value: number): Value => ({ type: 'uint32', value });
const real = (value: number): Value => ({ type: 'float32', value });
const text = (value: string): Value => ({ type: 'string', value });

function writeValue(writer: ReturnType<typeof createWriter>, { type, value }: Value): void {
  if (type === 'strings' || type === 'integers') {
    writer.small(TYPES.array);
    writer.small(type === 'strings' ? TYPES.string : TYPES.int32);
    writer.whole(value.length);
    for (const each of value) {
      if (typeof each === 'string') writer.text(each);
      else writer.small(each);
    }
    return;
  }
  writer.small(TYPES[type]);
  if (type === 'string') writer.text(value);
  else if (type === 'uint32') writer.small(value);
  else writer.real(value);
}

interface Tensor {
  name: string;
  shape: readonly number[];
  type: typeof F16 | typeof F32;
  bytes: Buffer;
}

/** The one number the matrices hold, in half precision. */
const ONE_F16 = 0x3c00;

/** A matrix of zeros, but for a one at each of `ones`: [column, row]. */
function matrix(
  name: string,
  [columns, rows]: [number, number],
  ones: readonly [number, number][] = [],
): Tensor {
  const bytes = Buffer.alloc(columns * rows * 2);
  for (const [column, row] of ones) bytes.writeUInt16LE(ONE_F16, (row * columns + column) * 2);
  return { name, shape: [columns, rows], type: F16, bytes };
}

function scale(name: string, length: number): Tensor {
  const bytes = Buffer.alloc(length * 4);
  for (let at = 0; at < length; at++) bytes.writeFloatLE(1, at * 4);
  return { name, shape: [length], type: F32, bytes };
}

function writeFile(values: Record<string, Value>, tensors: readonly Tensor[]): Buffer {
  const head = createWriter();
  head.add(Buffer.from('GGUF'));
  head.small(3);
  head.whole(tensors.length);
  head.whole(Object.keys(values).length);
  for (const [key, value] of Object.entries(values)) {
    head.text(key);
    writeValue(head, value);
  }
  const padded = (length: number) => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
  let offset = 0;
  for (const { name, shape, type, bytes } of tensors) {
    head.text(name);
    head.small(shape.length);
    for (const side of shape) head.whole(side);
    head.small(type);
    head.whole(offset);
    offset += padded(bytes.length);
  }
  const pad = (length: number) => Buffer.alloc(padded(length) - length);
  return Buffer.concat([
    head.bytes(),
    pad(head.size()),
    ...tensors.flatMap(({ bytes }) => [bytes, pad(bytes.length)]),
  ]);
}

export interface MadeUpModel {
  bytes: Buffer;
  sha256: string;
  /** What it answers, always. */
  answer: string;
}

/**
 * Writes a Llama of one layer whose attention adds nothing: each token's own line of the embedding is a one at its own
 * place, and the output's line of the next word a one at the same place.
 * @param words what it answers: each once, since a word knows no more than what comes after it
 * @param unused words it never says, to make the file larger
 */
export function writeMadeUpModel(words: readonly string[], unused = 0): MadeUpModel {
  const letters = byteLetters();
  const space = letters[32] ?? '';
  const tokens = [
    ...letters,
    ...SPECIAL,
    ...words.map((word) => word.replaceAll(' ', space)),
    ...Array.from({ length: unused }, (_, index) => `unused-${index}`),
  ];
  const end = letters.length + 1;
  const first = letters.length + SPECIAL.length;
  // What is never said needs no place of its own: a narrow model reads its question sooner.
  const used = first + words.length;
  const width = Math.ceil(used / ALIGNMENT) * ALIGNMENT;
  const heads = 4;
  const follows: [number, number][] = [
    [NEWLINE, first],
    ...words.map((_, index): [number, number] => [
      first + index,
      index + 1 < words.length ? first + index + 1 : end,
    ]),
  ];
  const own = Array.from({ length: used }, (_, token): [number, number] => [token, token]);
  const square: [number, number] = [width, width];
  const key: [number, number] = [width, width / heads];
  const inner = ALIGNMENT;
  const bytes = writeFile(
    {
      'general.architecture': text('llama'),
      'general.name': text('Made up'),
      'general.alignment': number(ALIGNMENT),
      'llama.block_count': number(1),
      'llama.context_length': number(4096),
      'llama.embedding_length': number(width),
      'llama.feed_forward_length': number(inner),
      'llama.attention.head_count': number(heads),
      'llama.attention.head_count_kv': number(1),
      'llama.attention.layer_norm_rms_epsilon': real(1e-5),
      'llama.rope.dimension_count': number(width / heads),
      'llama.vocab_size': number(tokens.length),
      'tokenizer.ggml.model': text('gpt2'),
      'tokenizer.ggml.pre': text('default'),
      'tokenizer.ggml.tokens': { type: 'strings', value: tokens },
      // 1 is a plain token, 3 one that steers.
      'tokenizer.ggml.token_type': {
        type: 'integers',
        value: tokens.map((token) => (SPECIAL.some((name) => name === token) ? 3 : 1)),
      },
      'tokenizer.ggml.merges': { type: 'strings', value: ['a b'] },
      'tokenizer.ggml.bos_token_id': number(letters.length),
      'tokenizer.ggml.eos_token_id': number(end),
      'tokenizer.chat_template': text(CHAT_TEMPLATE),
    },
    [
      matrix('token_embd.weight', [width, tokens.length], own),
      matrix('output.weight', [width, tokens.length], follows),
      scale('output_norm.weight', width),
      scale('blk.0.attn_norm.weight', width),
      scale('blk.0.ffn_norm.weight', width),
      matrix('blk.0.attn_q.weight', square),
      matrix('blk.0.attn_k.weight', key),
      matrix('blk.0.attn_v.weight', key),
      matrix('blk.0.attn_output.weight', square),
      matrix('blk.0.ffn_gate.weight', [width, inner]),
      matrix('blk.0.ffn_up.weight', [width, inner]),
      matrix('blk.0.ffn_down.weight', [inner, width]),
    ],
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { bytes, sha256, answer: words.join('') };
}
