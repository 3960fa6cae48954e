import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { ffmpeg } from './ffmpeg.ts';

/** CSS pixels of the page, which a fine browser shows twice as fine; written at `WRITTEN`. */
export const STAGE = { width: 960, height: 600 };
const WRITTEN = '1280:800';
const FRAMES_PER_SECOND = 25;
const FRAME_MS = 1_000 / FRAMES_PER_SECOND;
const MOVE_MS = 480;
/** How many letters come between two pictures, and how long each takes. */
const LETTERS = 4;
const LETTER_MS = 36;
/** A pointer as browsers draw it, its tip at the origin. */
const POINTER = 'M0 0 L0 17 L4.2 13 L7 19.4 L9.8 18.2 L7 11.9 L12.6 11.9 Z';

interface Point {
  x: number;
  y: number;
}

interface Cue {
  from: number;
  to: number;
  text: string;
}

/**
 * A film of a page, taken picture by picture: how long each is shown is said, not measured, so that a busy machine makes the
 * same film. The pointer is drawn on the pictures, since a driver's has no look.
 */
export class Film {
  private readonly folder = mkdtempSync(join(tmpdir(), 'whetstone-film-'));
  private readonly frames: { file: string; ms: number }[] = [];
  private readonly cues: Cue[] = [];
  private pointer: Point = { x: STAGE.width * 0.62, y: STAGE.height * 0.9 };
  private ms = 0;
  private posterFrame = 0;

  /** @param draw a blank page in which the pointer is drawn on what `page` shows */
  constructor(
    private readonly page: Page,
    private readonly draw: Page,
  ) {}

  /** What a caption says from here on, until the next one. */
  say(text: string): void {
    const last = this.cues.at(-1);
    if (last) last.to = this.ms;
    this.cues.push({ from: this.ms, to: this.ms, text });
  }

  /** Shows the page as it is now. */
  async hold(ms: number): Promise<void> {
    this.keep(await this.withPointer(await this.page.screenshot(), [this.pointer]), ms);
  }

  /** The picture shown before the film is played: the one of this moment. */
  markPoster(): void {
    this.posterFrame = this.frames.length;
  }

  /** Types as people do, a few letters at a time. */
  async type(field: Locator, text: string): Promise<void> {
    for (let at = 0; at < text.length; at += LETTERS) {
      await field.pressSequentially(text.slice(at, at + LETTERS));
      await this.hold(LETTERS * LETTER_MS);
    }
  }

  /** Moves the pointer to the middle of something and presses it. */
  async press(target: Locator): Promise<void> {
    await this.moveTo(target);
    await this.hold(160);
    await target.click();
  }

  async moveTo(target: Locator): Promise<void> {
    const box = await target.boundingBox();
    if (!box) throw new Error('What the pointer goes to is not there.');
    const from = this.pointer;
    const to = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const count = Math.round(MOVE_MS / FRAME_MS);
    const way = Array.from({ length: count }, (_, at) => {
      const part = (at + 1) / count;
      const eased = part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2;
      return { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased };
    });
    this.pointer = to;
    this.keep(await this.withPointer(await this.page.screenshot(), way), FRAME_MS);
  }

  /** Writes `<name>.webm` and `.mp4` into a folder. @returns the poster's PNG and the film's length */
  write(folder: string, name: string): { poster: string; seconds: number } {
    const list = this.frames.map(({ file, ms }) => `file '${file}'\nduration ${(ms / 1_000).toFixed(3)}`);
    // The last picture's time is not counted unless it is named again.
    const script = join(this.folder, 'frames.txt');
    writeFileSync(script, `${list.join('\n')}\nfile '${this.frames.at(-1)?.file}'\n`);
    const input = ['-f', 'concat', '-safe', '0', '-i', script, '-r', `${FRAMES_PER_SECOND}`];
    const words = (text: string) => text.split(' ');
    const form = words(`-vf scale=${WRITTEN}:flags=lanczos -pix_fmt yuv420p -an -map_metadata -1`);
    const vp9 = words('-c:v libvpx-vp9 -crf 34 -b:v 0 -row-mt 1 -deadline good -cpu-used 5');
    const h264 = words('-c:v libx264 -crf 25 -preset medium -tune animation -movflags +faststart');
    ffmpeg([...input, ...form, ...vp9, join(folder, `${name}.webm`)]);
    ffmpeg([...input, ...form, ...h264, join(folder, `${name}.mp4`)]);
    return { poster: this.frames[this.posterFrame]?.file ?? '', seconds: Math.round(this.ms / 1_000) };
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** What is said, as WebVTT. */
  captions(): string {
    const last = this.cues.at(-1);
    if (last) last.to = this.ms;
    const cues = this.cues.map(({ from, to, text }) => `${timeOf(from)} --> ${timeOf(to)}\n${text}\n`);
    return `WEBVTT\n\n${cues.join('\n')}`;
  }

  private keep(pictures: readonly Buffer[], ms: number): void {
    for (const picture of pictures) {
      const file = join(this.folder, `${String(this.frames.length).padStart(5, '0')}.png`);
      writeFileSync(file, picture);
      this.frames.push({ file, ms });
      this.ms += ms;
    }
  }

  private async withPointer(picture: Buffer, points: readonly Point[]): Promise<Buffer[]> {
    const drawn = await this.draw.evaluate(
      async ({ source, points, pointer, width }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext('2d');
        if (!context) return [];
        const scale = image.naturalWidth / width;
        return points.map(({ x, y }) => {
          context.setTransform(1, 0, 0, 1, 0, 0);
          context.drawImage(image, 0, 0);
          context.setTransform(scale, 0, 0, scale, x * scale, y * scale);
          const path = new Path2D(pointer);
          context.strokeStyle = 'white';
          context.lineWidth = 2.4;
          context.lineJoin = 'round';
          context.stroke(path);
          context.fillStyle = 'black';
          context.fill(path);
          return canvas.toDataURL('image/png').split(',')[1] ?? '';
        });
      },
      { source: picture.toString('base64'), points: [...points], pointer: POINTER, width: STAGE.width },
    );
    return drawn.map((data) => Buffer.from(data, 'base64'));
  }
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString().slice('1970-01-01T'.length, -1);
}
