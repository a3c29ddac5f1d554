/** A function that makes its value when it is first asked for it. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
