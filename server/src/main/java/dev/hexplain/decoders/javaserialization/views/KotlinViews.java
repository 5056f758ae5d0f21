package dev.hexplain.decoders.javaserialization.views;

import dev.hexplain.bytes.Cursor;
import dev.hexplain.values.LogicalValue;
import dev.hexplain.values.ScalarKind;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;

/** The library of Kotlin. Ranges and durations of it cannot be serialized. */
final class KotlinViews {
    static final Map<String, JavaView> VIEWS = Map.ofEntries(
            Map.entry("kotlin.collections.EmptyList", FieldForms.noElements()),
            Map.entry("kotlin.collections.EmptySet", FieldForms.noElements()),
            Map.entry("kotlin.collections.EmptyMap", FieldForms.noEntries()),
            Map.entry(
                    "kotlin.collections.builders.SerializedCollection",
                    CollectionForm.list().block(5).countAt(1)),
            Map.entry(
                    "kotlin.collections.builders.SerializedMap",
                    CollectionForm.map().block(5).countAt(1)),
            Map.entry("kotlin.InitializedLazyImpl", FieldForms.content("value")),
            Map.entry("kotlin.text.Regex$Serialized", JdkTexts::pattern),
            Map.entry("kotlin.time.InstantSerialized", KotlinViews::instant),
            Map.entry("kotlin.uuid.UuidSerialized", KotlinViews::uuid));

    private KotlinViews() {}

    /** l(seconds) i(nanoseconds). */
    private static LogicalValue instant(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().block(0, Long.BYTES + Integer.BYTES);
        try {
            return LogicalValue.Scalar.of(
                    object.field(),
                    "kotlin.time.Instant",
                    ScalarKind.TIME,
                    Instant.ofEpochSecond(in.s8(), in.s4()).toString());
        } catch (DateTimeException | ArithmeticException beyond) {
            throw new MisfitException("an instant was expected: " + beyond.getMessage());
        }
    }

    /** l(first half) l(second half). */
    private static LogicalValue uuid(StreamObject object, ClassData written) throws MisfitException {
        Cursor in = written.contents().block(0, 2 * Long.BYTES);
        return LogicalValue.Scalar.of(
                object.field(), "kotlin.uuid.Uuid", ScalarKind.TEXT, new UUID(in.s8(), in.s8()).toString());
    }
}
