package dev.hexplain.api;

import java.util.Map;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Security headers of every answer, errors of the HTTP layer included: run no foreign scripts, sniff no content types.
 */
final class SecurityHeaders implements HttpConfiguration.Customizer {
    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
                    + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), geolocation=(), microphone=()");

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        HEADERS.forEach(answer::put);
        return request;
    }
}
