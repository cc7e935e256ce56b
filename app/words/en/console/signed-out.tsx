/** For the page that keeps a form which was posted after the session ended. */
export const signedOut = "You are signed out";
export const signInFirst = (href: string) => (
  <>
    What you typed is kept on this page.{" "}
    <a href={href} target="_blank" rel="noreferrer">
      Sign in, in a new tab
    </a>
    . Then come back here, and press “Try again”.
  </>
);
