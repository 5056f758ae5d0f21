package dev.hexplain.api;

import java.util.List;
import java.util.Locale;
import org.eclipse.jetty.http.HttpField;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * What weights say about compressed answers: {@code gzip;q=0} refuses them, {@code *} accepts them. All that answers
 * looks only for the name of an encoding, so requests reach it with those that they accept (RFC 9110, section 12.5.3).
 */
final class AcceptedEncodings implements HttpConfiguration.Customizer {
    static final String GZIP = "gzip";

    @Override
    public Request customize(Request request, HttpFields.Mutable answer) {
        List<String> asked = request.getHeaders().getValuesList(HttpHeader.ACCEPT_ENCODING);
        if (asked.stream().allMatch(AcceptedEncodings::isPlain)) {
            return request;
        }
        HttpFields.Mutable accepted = HttpFields.build(request.getHeaders());
        if (acceptsGzip(request.getHeaders())) {
            accepted.put(new HttpField(HttpHeader.ACCEPT_ENCODING, GZIP));
        } else {
            accepted.remove(HttpHeader.ACCEPT_ENCODING);
        }
        HttpFields headers = accepted.asImmutable();
        return new Request.Wrapper(request) {
            @Override
            public HttpFields getHeaders() {
                return headers;
            }
        };
    }

    /** Whether the header has names alone, as browsers send it. */
    private static boolean isPlain(String header) {
        return header.indexOf(';') < 0 && header.indexOf('*') < 0;
    }

    /** Names with a weight of zero are not in the list of what is accepted. */
    private static boolean acceptsGzip(HttpFields headers) {
        List<String> accepted = headers.getQualityCSV(HttpHeader.ACCEPT_ENCODING);
        return accepted.stream().anyMatch(GZIP::equalsIgnoreCase)
                || accepted.contains("*")
                        && headers.getValuesList(HttpHeader.ACCEPT_ENCODING).stream()
                                .noneMatch(header ->
                                        header.toLowerCase(Locale.ROOT).contains(GZIP));
    }
}
