/** Renders the sign-up box. It posts directly to the company's mailing-list provider, in a new tab. */
export function Newsletter({ url }: { url: string }) {
  return (
    <section className="newsletter" aria-labelledby="newsletter-title">
      <form action={url} method="post" target="_blank" rel="noopener">
        <h2 id="newsletter-title">Let's Stay in touch.</h2>
        <input
          type="email"
          name="EMAIL"
          aria-label="Newsletter email"
          placeholder="Email"
          autoComplete="email"
          required
        />
        <button type="submit" className="button">
          Sign Up
        </button>
      </form>
    </section>
  );
}
