package dev.hexplain.inspect.findings;

import dev.hexplain.tree.FieldTree;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Binary data that was copied from a screen: what has no shape there is gone, or a blank, a dot or a box. */
final class ScreenCopy {
    /** Fewer characters may be an accident. */
    private static final int FEWEST = 4;

    /** What a screen shows for a character without a shape. */
    private static final String GAP = "[ .?\\u00B7\\u2022\\u2660-\\u2666\\u25A0-\\u25FF\\u2400-\\u2424\\uFFFD]";

    private static final List<Charset> SHOWN =
            List.of(StandardCharsets.ISO_8859_1, Charset.forName("windows-1252"), Charset.forName("IBM437"));

    /** A class or an array of a Java stream, where even the magic number has no shape. */
    private static final Pattern JAVA = Pattern.compile(
            "(?:\\u00AC\\u00ED|" + GAP + "{1,4})" + GAP + "{0,4}(?:sr|ur|vr|xr)" + GAP
                    + "{0,4}(?:\\[L)?[a-z][\\w$]*(?:\\.(?![A-Z])[\\w$]+)*+\\.[A-Z][\\w$]*.*",
            Pattern.DOTALL);

    private static final Pattern JAVA_VALUE =
            Pattern.compile("(?:\\u00AC\\u00ED|\\u00BC\\u03C6)" + GAP + "{0,4}[tuvwxz~}s].*", Pattern.DOTALL);

    private record Start(Pattern pattern, String what) {}

    private static final List<Start> STARTS = starts();

    private ScreenCopy() {}

    private static List<Start> starts() {
        Stream<Start> known = UsualStarts.ALL.stream()
                .flatMap(start -> SHOWN.stream().flatMap(charset -> start(start, charset).stream()));
        return Stream.concat(
                        Stream.of(JAVA, JAVA_VALUE).map(pattern -> new Start(pattern, "a Java serialization stream")),
                        known)
                .toList();
    }

    private static Optional<Start> start(UsualStarts start, Charset charset) {
        String text = new String(start.bytes(), charset);
        long shown = text.chars().filter(c -> !isShapeless(c)).count();
        String pattern = text.chars()
                .mapToObj(c -> isShapeless(c) ? GAP + "?" : Pattern.quote(Character.toString(c)))
                .collect(Collectors.joining());
        return shown >= FEWEST && shown < text.length()
                ? Optional.of(new Start(Pattern.compile(pattern + ".+", Pattern.DOTALL), start.what()))
                : Optional.empty();
    }

    private static boolean isShapeless(int c) {
        return c < ' ' || (c >= 0x7F && c < 0xA0) || c == 0xFFFD;
    }

    static Optional<Finding> of(Stream<byte[]> forms, FieldTree tree) {
        return forms.flatMap(form -> Stream.of(
                        new String(form, StandardCharsets.UTF_8), new String(form, StandardCharsets.ISO_8859_1)))
                .filter(text -> text.chars().noneMatch(c -> c < '\t' || (c > '\r' && c < ' ')))
                .flatMap(text -> STARTS.stream()
                        .filter(start -> start.pattern.matcher(text).matches())
                        .map(start -> finding(text, start.what, tree)))
                .findFirst();
    }

    private static Finding finding(String text, String what, FieldTree tree) {
        return new Finding.DamagedByText(
                "%s%s that was copied from a screen"
                        .formatted(Character.toUpperCase(what.charAt(0)), what.substring(1)),
                ("It begins with `%s`, and no control character is left: what has no shape on a screen was lost when the text was"
                                + " copied. These bytes cannot be restored, and lengths and numbers are lost with them.%s %s")
                        .formatted(
                                text.substring(0, Math.min(8, text.length())).replace('`', '\''),
                                TransportDamage.stop(tree),
                                TextDamage.WAY_OUT),
                SurvivingTexts.of(text));
    }
}
