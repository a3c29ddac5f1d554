/** What is asked of a form at the moment it is to be left: state told beforehand may be a key behind. */
export interface UnsavedWork {
  hasUnsavedText: () => boolean;
}
