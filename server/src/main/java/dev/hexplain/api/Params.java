package dev.hexplain.api;

import com.fasterxml.jackson.databind.JsonNode;
import io.javalin.http.Context;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Parses request parameters, and reports what is wrong with them. */
final class Params {
    private static final int DEFAULT_LIMIT = 200;
    private static final int LARGEST_LIMIT = 1000;
    private static final int LONGEST_WORD = 40;
    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,19}");

    private Params() {}

    /** Number of a page's first item. */
    static long from(Context ctx) {
        return number("from", ctx.queryParam("from"), 0, Long.MAX_VALUE, 0L);
    }

    /** How many items a page holds at most. */
    static int limit(Context ctx) {
        return (int) number("limit", ctx.queryParam("limit"), 1, LARGEST_LIMIT, (long) DEFAULT_LIMIT);
    }

    /** The same in a JSON body. */
    static int limit(JsonNode body) {
        return (int) Math.clamp(number(body, "limit").orElse(DEFAULT_LIMIT), 1L, LARGEST_LIMIT);
    }

    /** Number of a source; what the tree's own offsets address where none is named. */
    static int source(@Nullable String text) {
        return (int) number("source", text, 0, Integer.MAX_VALUE, 0L);
    }

    static long number(Context ctx, String name) {
        return number(name, ctx.queryParam(name), 0, Long.MAX_VALUE, null);
    }

    static long number(Context ctx, String name, long least, long most, long absent) {
        return number(name, ctx.queryParam(name), least, most, absent);
    }

    static long pathNumber(Context ctx, String name) {
        return number(name, ctx.pathParam(name), 0, Long.MAX_VALUE, null);
    }

    private static long number(String name, @Nullable String text, long least, long most, @Nullable Long absent) {
        if (text == null) {
            if (absent == null) {
                throw Problem.badRequest("The parameter `%s` is missing: it is a number.".formatted(name));
            }
            return absent;
        }
        long value = parsed(text);
        if (value >= least && value <= most) {
            return value;
        }
        throw Problem.badRequest("`%s` has to be a number %s, and is `%s`."
                .formatted(
                        name,
                        most == Long.MAX_VALUE ? "of at least " + least : "from " + least + " to " + most,
                        shortened(text)));
    }

    /** The number, or -1 where it is none that fits. */
    private static long parsed(String text) {
        try {
            return NUMBER.matcher(text).matches() ? Long.parseLong(text) : -1;
        } catch (NumberFormatException tooLarge) {
            return -1;
        }
    }

    static String text(Context ctx, String name, int longest) {
        String text = ctx.queryParam(name);
        if (text == null) {
            throw Problem.badRequest("The parameter `%s` is missing.".formatted(name));
        }
        return limited(name, text, longest);
    }

    static String text(Context ctx, String name, int longest, String absent) {
        String text = ctx.queryParam(name);
        return text == null ? absent : limited(name, text, longest);
    }

    /** A text in a JSON body. */
    static String text(JsonNode body, String name, int longest, String absent) {
        JsonNode node = body.get(name);
        if (node == null) {
            return absent;
        }
        if (!node.isTextual()) {
            throw Problem.badRequest("`%s` has to be a string, and is %s.".formatted(name, shortened(node.toString())));
        }
        return limited(name, node.asText(), longest);
    }

    /** A text in a JSON body that has to be there. */
    static String text(JsonNode body, String name, int longest) {
        if (body.get(name) == null) {
            throw Problem.badRequest("`%s` is missing: it is a string.".formatted(name));
        }
        return text(body, name, longest, "");
    }

    /** Whether a JSON body says `true`; it does not where it says nothing. */
    static boolean flag(JsonNode body, String name) {
        JsonNode node = body.path(name);
        if (!node.isMissingNode() && !node.isBoolean()) {
            throw Problem.badRequest(
                    "`%s` has to be true or false, and is %s.".formatted(name, shortened(node.toString())));
        }
        return node.asBoolean(false);
    }

    /** One of some constants in a JSON body, by their words. */
    static <E extends Enum<E>> E choice(JsonNode body, String name, E absent, Function<E, String> word) {
        return chosen(name, text(body, name, LONGEST_WORD, word.apply(absent)), absent, word);
    }

    /** The same in a query. */
    static <E extends Enum<E>> E choice(Context ctx, String name, E absent, Function<E, String> word) {
        return chosen(name, text(ctx, name, LONGEST_WORD, word.apply(absent)), absent, word);
    }

    private static <E extends Enum<E>> E chosen(String name, String text, E absent, Function<E, String> word) {
        Map<String, E> known = new LinkedHashMap<>();
        EnumSet.allOf(absent.getDeclaringClass()).forEach(each -> known.put(word.apply(each), each));
        return Optional.ofNullable(known.get(text))
                .orElseThrow(() -> Problem.badRequest("`%s` has to be one of %s.".formatted(name, known.keySet())));
    }

    /** A number in a JSON body. */
    static long number(JsonNode body, String name, long least, long most, long absent) {
        long value = number(body, name).orElse(absent);
        if (value < least || value > most) {
            throw Problem.badRequest(
                    "`%s` has to be a number from %d to %d, and is %d.".formatted(name, least, most, value));
        }
        return value;
    }

    /** A line or a column, from 1, in a JSON body. */
    static int position(JsonNode body, String name) {
        long position = number(body, name).orElse(0);
        if (position < 1 || position > Integer.MAX_VALUE) {
            throw Problem.badRequest("`%s` has to be a number of at least 1.".formatted(name));
        }
        return (int) position;
    }

    /** A number of at least 0 in a JSON body. */
    static OptionalLong number(JsonNode body, String name) {
        JsonNode node = body.get(name);
        if (node == null) {
            return OptionalLong.empty();
        }
        boolean whole = node.isIntegralNumber() || (node.isNumber() && node.asDouble() == Math.rint(node.asDouble()));
        if (!whole || !node.canConvertToLong() || node.asLong() < 0) {
            throw Problem.badRequest(
                    "`%s` has to be a number of at least 0, and is %s.".formatted(name, shortened(node.toString())));
        }
        return OptionalLong.of(node.asLong());
    }

    private static String limited(String name, String text, int longest) {
        if (text.codePointCount(0, text.length()) > longest) {
            throw Problem.badRequest("`%s` may have at most %d characters.".formatted(name, longest));
        }
        return text;
    }

    private static String shortened(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + "…";
    }
}
