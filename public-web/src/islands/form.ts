/**
 * Loads the script that sends a form, validates it and formats its numbers once a visitor interacts with the
 * form. Most visitors never do, and until the file has loaded (or if it fails to) the browser validates and
 * posts the form by itself.
 */

/** Set by the build: the name changes with the content of the file. */
declare const LATE_FORM: string;

export function start(): void {
  document.querySelectorAll('[data-sent]').forEach((form) => {
    let script: HTMLScriptElement | undefined;
    // `input` covers fields that had the focus when the page loaded, and autofill.
    ['mouseenter', 'focusin', 'input'].forEach((event) => {
      form.addEventListener(event, () => {
        if (script) return;
        script = document.createElement('script');
        script.src = LATE_FORM;
        document.body.append(script);
      });
    });
  });
}
