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
        <button type="submit" className="button" aria-describedby="newsletter-note">
          Sign Up
        </button>
        {/* The page itself shows nothing after the press, which visitors took for a failure. */}
        <p id="newsletter-note">You finish signing up at {new URL(url).host}, in a new tab.</p>
      </form>
    </section>
  );
}
