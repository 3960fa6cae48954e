interface Part {
  isOff: boolean;
  isArtifact: boolean;
  number: number | undefined;
}

/** Parts of what is drawn that a file marks, one in the other: layers, decoration, what its tags speak of. */
export class MarkedParts {
  private readonly open: Part[] = [];
  private off = 0;
  private artifacts = 0;

  /** @param isShown whether a layer is shown */
  constructor(private readonly isShown: (group: unknown) => boolean) {}

  get isOff(): boolean {
    return this.off > 0;
  }

  get isArtifact(): boolean {
    return this.artifacts > 0;
  }

  /** Under which number the tags of the file speak of what is drawn; a part without one belongs to the part around it. */
  get number(): number | undefined {
    return this.open.at(-1)?.number;
  }

  begin(tag: unknown, of: unknown): void {
    const name = typeof tag === 'string' ? tag : (tag as { name?: string } | undefined)?.name;
    const isLayer = name === 'OC';
    const isOff = isLayer && !this.isShown(of);
    const isArtifact = name === 'Artifact';
    this.open.push({ isOff, isArtifact, number: !isLayer && typeof of === 'number' ? of : this.number });
    if (isOff) this.off++;
    if (isArtifact) this.artifacts++;
  }

  end(): void {
    const part = this.open.pop();
    if (part?.isOff) this.off--;
    if (part?.isArtifact) this.artifacts--;
  }
}
