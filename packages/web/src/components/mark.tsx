/** The company's mark: a gabled house front with one lit sash window. Decorative: the name stands beside it. */
export const Mark = ({ size = 40 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true">
    <path fill="currentColor" d="M20 3 3.5 16.2V37h33V16.2z" />
    <path fill="none" stroke="#fbf8f2" strokeWidth="2.2" strokeLinejoin="round" d="M20 7.4 7 17.8" opacity=".55" />
    <path fill="#e9b04a" d="M13 18h14v14H13z" />
    <path fill="none" stroke="#fbf8f2" strokeWidth="2.2" d="M13 18h14v14H13zM13 25h14M20 18v14" />
  </svg>
);
