/**
 * People signed in by an OpenID provider: authorization code flow with PKCE (OpenID Connect Core 1.0, section 3.1; RFC 7636).
 * {@link dev.hexplain.api.oidc.SignIn} has the routes, and says who asks. What is remembered between two requests is in
 * cookies that only servers with the same client secret can read, so that any of several answers. Imports {@code inspect}.
 */
@NullMarked
package dev.hexplain.api.oidc;

import org.jspecify.annotations.NullMarked;
