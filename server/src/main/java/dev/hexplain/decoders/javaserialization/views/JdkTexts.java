package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.tree.TextEncoding;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import dev.hexplain.values.ScalarText;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Texts, patterns and locales of the JDK. */
final class JdkTexts {
    private static final TextEncoding UTF_16 = TextEncoding.of(StandardCharsets.UTF_16BE);

    private static final Pattern TAG = Pattern.compile("(?<language>[^-]*)(?<rest>.*?)(?<privateUse>(-x-.*)?)");

    static final Map<String, JavaView> VIEWS = Map.of(
            "java.lang.StringBuilder", JdkTexts::builder,
            "java.lang.StringBuffer", JdkTexts::buffer,
            "java.util.Locale", JdkTexts::locale,
            "java.util.logging.Level", FieldForms.scalar("name"),
            "java.util.regex.Pattern", JdkTexts::pattern);

    private JdkTexts() {}

    /** F{} i(count) o(char[]). */
    private static LogicalValue builder(StreamObject object, ClassData written) throws MisfitException {
        Contents contents = written.contents();
        return text(object, contents.value(1), contents.block(0, Integer.BYTES).s4());
    }

    /** F{count, shared, value[]}. */
    private static LogicalValue buffer(StreamObject object, ClassData written) throws MisfitException {
        return text(object, written.value("value"), written.integer("count"));
    }

    /** The first characters of an array, which may be longer. */
    static LogicalValue text(StreamObject object, LogicalValue array, long count) throws MisfitException {
        if (!(array instanceof LogicalValue.Sequence characters)
                || !characters.type().equals("char[]")
                || count < 0
                || count > characters.elements().count()) {
            throw new MisfitException("an array of %d characters or more was expected".formatted(count));
        }
        long first = characters.field().end() - characters.elements().count() * Character.BYTES;
        MemorySegment bytes =
                object.values().tree().sourceOf(characters.field()).segment();
        ScalarText text = new ScalarText.Encoded(bytes.asSlice(first, count * Character.BYTES), UTF_16);
        return new LogicalValue.Scalar(object.field(), object.className(), ScalarKind.TEXT, text);
    }

    /** F{language, country, variant, script, extensions, hashcode}: as a language tag (BCP 47). */
    private static LogicalValue locale(StreamObject object, ClassData written) throws MisfitException {
        String tag = Locale.of(written.text("language"), written.text("country"), written.text("variant"))
                .toLanguageTag();
        String script = written.optionalText("script");
        String extensions = written.optionalText("extensions");
        Matcher parts = TAG.matcher(tag);
        if (!parts.matches()) {
            throw new MisfitException("a language tag was expected, and %s was found".formatted(tag));
        }
        String full = parts.group("language")
                + dashed(script)
                + parts.group("rest")
                + dashed(extensions)
                + parts.group("privateUse");
        return FieldForms.scalar(object, ScalarKind.NAME, full);
    }

    private static String dashed(String part) {
        return part.isEmpty() ? "" : "-" + part;
    }

    /** F{flags, pattern}. */
    static LogicalValue pattern(StreamObject object, ClassData written) throws MisfitException {
        String flags = Optional.of(written.integer("flags"))
                .filter(bits -> bits != 0)
                .map(bits -> "(flags 0x%X) ".formatted(bits))
                .orElse("");
        return FieldForms.scalar(object, ScalarKind.TEXT, flags + written.text("pattern"));
    }
}
