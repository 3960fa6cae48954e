import style from './mark.module.css';

/** The mark: a stone on its edge. One colour inside an interface: the stone the text's, the edge ember. */
export function Mark() {
  return (
    <svg className={style.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={style.stone} d="M19 2h9L12 24H3z" />
      <path className={style.edge} d="M3 26h27l-1.6 2H3z" />
    </svg>
  );
}
