/** Focuses the first invalid field of a form as soon as its error is rendered, which may take some frames. */
export function focusWhenWrong(form: HTMLElement, frames = 30): void {
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (frames > 0) focusWhenWrong(form, frames - 1);
  });
}
