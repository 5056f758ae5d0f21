package dev.hexplain.decoders.http1;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Derives the framing of a message's body from its headers: its length and its codings. */
final class HttpFraming {
    static final long UNKNOWN_LENGTH = -1;

    /** Sixteen digits would overflow. */
    private static final int MOST_DIGITS = 15;

    private static final String MULTIPART = "multipart/";
    private static final Pattern BOUNDARY =
            Pattern.compile(";\\s*boundary=(?:\"([^\"]{1,200})\"|([^\\s;\"]{1,200}))", Pattern.CASE_INSENSITIVE);

    long length = UNKNOWN_LENGTH;
    /** Whether a length was invalid, or two lengths differ. */
    boolean badLength;

    boolean chunked;
    String upgrade = "";
    /** The boundary of multipart bodies; empty for others. */
    String boundary = "";
    /** Content codings, in the order they were applied. */
    final List<String> contentCodings = new ArrayList<>();
    /** Transfer codings, in the order they were applied after them. */
    final List<String> transferCodings = new ArrayList<>();

    /** Takes a header into account; names are case-insensitive. */
    void take(String name, String value) {
        switch (name.toLowerCase(Locale.ROOT)) {
            case "content-length" -> takeLength(value);
            case "transfer-encoding" -> tokens(value).forEach(this::takeTransfer);
            case "content-encoding" -> contentCodings.addAll(tokens(value));
            case "content-type" -> boundary = boundary(value);
            case "upgrade" -> upgrade = value.toLowerCase(Locale.ROOT);
            default -> {
                // does not affect the body
            }
        }
    }

    boolean hasNoLength() {
        return !chunked && length <= 0;
    }

    /** RFC 2046, 5.1.1: a parameter, quoted or not. */
    private static String boundary(String type) {
        Matcher parameter = BOUNDARY.matcher(type);
        boolean multipart = type.regionMatches(true, 0, MULTIPART, 0, MULTIPART.length());
        return multipart && parameter.find()
                ? parameter.group(1) == null ? parameter.group(2) : parameter.group(1)
                : "";
    }

    private void takeTransfer(String coding) {
        if (coding.equals("chunked")) {
            chunked = true;
        } else if (!coding.equals("identity")) {
            transferCodings.add(coding);
        }
    }

    private void takeLength(String value) {
        long given = UNKNOWN_LENGTH;
        for (String each : value.split(",", -1)) {
            long one = decimal(each.strip());
            badLength |= one < 0 || (given != UNKNOWN_LENGTH && given != one);
            given = one;
        }
        badLength |= length != UNKNOWN_LENGTH && length != given;
        length = badLength ? UNKNOWN_LENGTH : given;
    }

    static List<String> tokens(String value) {
        return List.of(value.toLowerCase(Locale.ROOT).split(",")).stream()
                .map(String::strip)
                .filter(token -> !token.isEmpty())
                .toList();
    }

    private static long decimal(String digits) {
        return number(digits, 10);
    }

    /** The value of hexadecimal digits; negative where they are invalid, or the value is too large for a body. */
    static long hex(String digits) {
        return number(digits, 16);
    }

    private static long number(String digits, int radix) {
        if (digits.isEmpty() || digits.length() > MOST_DIGITS || Character.digit(digits.charAt(0), radix) < 0) {
            return -1;
        }
        try {
            return Long.parseLong(digits, radix);
        } catch (NumberFormatException notOne) {
            return -1;
        }
    }
}
