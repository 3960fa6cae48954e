import { asMatrix, type Matrix, multiply, overlap, type PageSize } from '@/shared/documents/pdf/geometry.ts';
import { GlyphWords } from './glyph-words.ts';
import { colourOf, type GraphicsState, initialState } from './graphics-state.ts';
import { MarkedParts } from './marked-parts.ts';
import { PathRules, pathBounds } from './path-rules.ts';
import { type FontMetrics, numberOf, showGlyphs } from './show-glyphs.ts';

/** Operators of pdf.js that matter here, by their numbers in its public `OPS`. */
export type OperatorCodes = Readonly<Record<string, number>>;

export interface OperatorList {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

export interface WalkRequest {
  operators: OperatorList;
  codes: OperatorCodes;
  /** From PDF space to the page as it is shown. */
  base: Matrix;
  page: PageSize;
  font(name: string): FontMetrics;
  /** Whether a layer (optional content) is shown. */
  isShown(group: unknown): boolean;
}

export interface Walked {
  text: GlyphWords;
  paths: PathRules;
  /** The page holds more text than is read. */
  isCut: boolean;
}

const MOST_GLYPHS = 2_000_000;

const fillAndStroke = ['fillStroke', 'eoFillStroke', 'closeFillStroke', 'closeEOFillStroke'];

type Act = (args: readonly unknown[]) => void;

/** Follows the operators of a page and gathers its words, rules and fills. */
export function walkOperators(request: WalkRequest): Walked {
  const walk = new Walk(request);
  const { fnArray, argsArray } = request.operators;
  for (let at = 0; at < fnArray.length; at++) {
    walk.acts.get(fnArray[at] ?? 0)?.((argsArray[at] as readonly unknown[] | null) ?? []);
    if (walk.text.glyphs > MOST_GLYPHS) {
      walk.text.close();
      return { text: walk.text, paths: walk.paths, isCut: true };
    }
  }
  walk.text.close();
  return { text: walk.text, paths: walk.paths, isCut: false };
}

class Walk {
  readonly text: GlyphWords;
  readonly paths = new PathRules();
  readonly acts = new Map<number, Act>();
  private state: GraphicsState;
  private readonly kept: GraphicsState[] = [];
  private textMatrix: Matrix;
  private lineMatrix: Matrix;
  private readonly parts: MarkedParts;
  private isInAnnotation = false;
  private isClipping = false;

  constructor(private readonly request: WalkRequest) {
    this.text = new GlyphWords(request.page);
    this.parts = new MarkedParts(request.isShown);
    this.state = initialState(request.base);
    this.textMatrix = asMatrix(null);
    this.lineMatrix = this.textMatrix;
    for (const [name, act] of Object.entries(this.actions())) {
      const code = request.codes[name];
      if (code !== undefined) this.acts.set(code, act);
    }
  }

  private actions(): Record<string, Act> {
    return { ...this.stateActions(), ...this.textActions(), ...this.structureActions() };
  }

  private stateActions(): Record<string, Act> {
    const clip = () => {
      this.isClipping = true;
    };
    return {
      save: () => this.kept.push({ ...this.state }),
      restore: () => {
        this.state = this.kept.pop() ?? this.state;
      },
      transform: (args) => {
        this.state.ctm = multiply(this.state.ctm, asMatrix(args));
      },
      setLineWidth: ([width]) => {
        this.state.lineWidth = numberOf(width);
      },
      setFillRGBColor: ([colour]) => {
        this.state.fill = colourOf(colour);
      },
      setStrokeRGBColor: ([colour]) => {
        this.state.stroke = colourOf(colour);
      },
      setFillColorN: () => {
        this.state.fill = null;
      },
      setStrokeColorN: () => {
        this.state.stroke = null;
      },
      setGState: ([entries]) => {
        if (Array.isArray(entries)) for (const entry of entries) this.setParameter(entry);
      },
      constructPath: (args) => this.path(args),
      clip,
      eoClip: clip,
      shadingFill: () => this.paths.shade(this.state.clip),
    };
  }

  private textActions(): Record<string, Act> {
    const state = () => this.state;
    return {
      beginText: () => this.place(asMatrix(null)),
      setTextMatrix: ([matrix]) => this.place(asMatrix(matrix)),
      moveText: ([x, y]) => this.move(numberOf(x), numberOf(y)),
      setLeadingMoveText: ([x, y]) => {
        state().leading = -numberOf(y);
        this.move(numberOf(x), numberOf(y));
      },
      nextLine: () => this.move(0, -state().leading),
      setLeading: ([leading]) => {
        state().leading = numberOf(leading);
      },
      setFont: ([name, size]) => this.setFont(name, size),
      setCharSpacing: ([spacing]) => {
        state().charSpacing = numberOf(spacing);
      },
      setWordSpacing: ([spacing]) => {
        state().wordSpacing = numberOf(spacing);
      },
      setHScale: ([percent]) => {
        state().scale = numberOf(percent) / 100;
      },
      setTextRise: ([rise]) => {
        state().rise = numberOf(rise);
      },
      setTextRenderingMode: ([mode]) => {
        state().renderMode = numberOf(mode);
      },
      showText: ([glyphs]) => this.show(glyphs),
      showSpacedText: ([glyphs]) => this.show(glyphs),
      nextLineShowText: ([glyphs]) => {
        this.move(0, -state().leading);
        this.show(glyphs);
      },
    };
  }

  private structureActions(): Record<string, Act> {
    const begin = ([tag, of]: readonly unknown[]) => {
      this.parts.begin(tag, of);
      this.text.mark = this.parts.number;
    };
    return {
      paintFormXObjectBegin: ([matrix]) => {
        this.kept.push({ ...this.state });
        if (matrix) this.state.ctm = multiply(this.state.ctm, asMatrix(matrix));
      },
      paintFormXObjectEnd: () => {
        this.state = this.kept.pop() ?? this.state;
      },
      beginAnnotation: ([, , transform, matrix]) => {
        this.kept.push({ ...this.state });
        const placed = multiply(this.request.base, multiply(asMatrix(transform), asMatrix(matrix)));
        this.state = initialState(placed);
        this.isInAnnotation = true;
      },
      endAnnotation: () => {
        this.isInAnnotation = false;
        this.state = this.kept.pop() ?? this.state;
      },
      beginMarkedContent: begin,
      beginMarkedContentProps: begin,
      endMarkedContent: () => {
        this.parts.end();
        this.text.mark = this.parts.number;
      },
    };
  }

  private setParameter(entry: unknown): void {
    if (!Array.isArray(entry)) return;
    const [key, value] = entry;
    if (key === 'ca') this.state.alpha = numberOf(value);
    if (key === 'LW') this.state.lineWidth = numberOf(value);
    if (key === 'Font' && Array.isArray(value)) this.setFont(value[0], value[1]);
  }

  private setFont(name: unknown, size: unknown): void {
    this.state.font = typeof name === 'string' ? name : '';
    this.state.fontSize = numberOf(size);
  }

  private place(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  private move(x: number, y: number): void {
    this.place(multiply(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  private path([painting, parts]: readonly unknown[]): void {
    const path = Array.isArray(parts) && parts[0] instanceof Float32Array ? parts[0] : undefined;
    const { codes } = this.request;
    if (path && this.isClipping) this.state.clip = overlap(this.state.clip, pathBounds(path, this.state.ctm));
    this.isClipping = false;
    if (!path || painting === codes.endPath || this.parts.isOff) return;
    const isStroked = painting === codes.stroke || painting === codes.closeStroke;
    const isBoth = fillAndStroke.some((name) => painting === codes[name]);
    this.paths.add(path, this.state.ctm, {
      isFilled: isBoth || !isStroked,
      isStroked: isBoth || isStroked,
      colour: this.state.fill,
      lineWidth: this.state.lineWidth,
    });
  }

  private show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const moved = showGlyphs(shown, {
      state: this.state,
      textMatrix: this.textMatrix,
      font: this.request.font(this.state.font),
      text: this.text,
      isOff: this.parts.isOff,
      isArtifact: this.parts.isArtifact,
      isField: this.isInAnnotation,
    });
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, ...moved]);
  }
}
