package dev.hexplain.values;

import dev.hexplain.tree.Quoted;
import java.util.List;
import java.util.function.Function;

/** Values in brief, on one line: {@code {id=7, name="…"}}. */
public final class ValueSummary {
    private static final int PARTS = 4;
    private static final int DEEPEST = 3;
    private static final int LONGEST_SCALAR = 40;

    private ValueSummary() {}

    /** The value in about so many characters. */
    public static String of(LogicalValue value, int limit) {
        return of(value, limit, 0);
    }

    private static String of(LogicalValue value, int limit, int depth) {
        StringBuilder text = new StringBuilder();
        append(text, value, limit, depth);
        return Quoted.cut(text.toString(), limit);
    }

    /** Whether a value in brief is all of it. */
    public static boolean isWhole(LogicalValue value, int limit) {
        return saysAll(value, 0) && of(value, Integer.MAX_VALUE).length() <= limit;
    }

    private static boolean saysAll(LogicalValue value, int depth) {
        return switch (value) {
            case LogicalValue.Scalar scalar -> !scalar.text().isLongerThan(LONGEST_SCALAR);
            case LogicalValue.Opaque _, LogicalValue.Reference _ -> false;
            case LogicalValue.Sequence list -> sayAll(list.elements(), depth, each -> each);
            case LogicalValue.Mapping map ->
                sayAll(map.entries(), depth, LogicalValue.Entry::key)
                        && sayAll(map.entries(), depth, LogicalValue.Entry::value);
            case LogicalValue.Structure object -> sayAll(object.members(), depth, LogicalValue.Named::value);
        };
    }

    private static <T> boolean sayAll(Paged<T> parts, int depth, Function<T, LogicalValue> value) {
        return parts.count() <= (depth < DEEPEST ? PARTS : 0)
                && parts.page(0, PARTS).stream().map(value).allMatch(each -> saysAll(each, depth + 1));
    }

    /** A key in about so many characters: a text that is a name goes without quotes. */
    public static String key(LogicalValue key, int limit) {
        return key(key, limit, 0);
    }

    /** @param depth keys are in keys as deep as they like */
    private static String key(LogicalValue key, int limit, int depth) {
        boolean name = key instanceof LogicalValue.Scalar scalar
                && scalar.kind().isQuoted()
                && ValuePath.isName(scalar.text().first(limit))
                && !scalar.text().isLongerThan(limit);
        return name ? ValuePath.keyText(key) : of(key, limit, depth);
    }

    private static void append(StringBuilder text, LogicalValue value, int limit, int depth) {
        switch (value) {
            case LogicalValue.Scalar scalar -> text.append(scalar(scalar, LONGEST_SCALAR));
            case LogicalValue.Opaque opaque ->
                text.append(opaque.field().length()).append(" bytes");
            case LogicalValue.Reference _ -> text.append('*');
            case LogicalValue.Sequence sequence ->
                append(text, sequence.elements(), "[]", limit, depth, each -> append(text, each, limit, depth + 1));
            case LogicalValue.Mapping map ->
                append(text, map.entries(), "{}", limit, depth, entry -> {
                    text.append(key(entry.key(), LONGEST_SCALAR, depth + 1));
                    text.append('=');
                    append(text, entry.value(), limit, depth + 1);
                });
            case LogicalValue.Structure structure ->
                append(text, structure.members(), "{}", limit, depth, member -> {
                    text.append(member.name()).append('=');
                    append(text, member.value(), limit, depth + 1);
                });
        }
    }

    private interface Part<T> {
        void append(T part);
    }

    private static <T> void append(
            StringBuilder text, Paged<T> parts, String brackets, int limit, int depth, Part<T> part) {
        text.append(brackets.charAt(0));
        boolean first = true;
        for (T each : depth < DEEPEST ? parts.page(0, PARTS) : List.<T>of()) {
            text.append(first ? "" : ", ");
            first = false;
            if (text.length() < limit) {
                part.append(each);
            }
        }
        boolean more = parts.count() > (depth < DEEPEST ? PARTS : 0);
        text.append(more ? first ? "…" : ", …" : "").append(brackets.charAt(1));
    }

    /** A scalar on one line: a text in quotes, cut where it is long. */
    public static String scalar(LogicalValue.Scalar scalar, int limit) {
        String text = scalar.text().first(limit);
        String shown = scalar.kind().isQuoted() ? Quoted.quote(text) : text;
        return scalar.text().isLongerThan(limit) ? shown + "…" : shown;
    }
}
