package dev.hexplain.codecs;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFormat;
import java.nio.ByteOrder;
import java.util.Optional;
import java.util.function.Function;

/**
 * The format that decodes a codec's bytes, with its schema and byte order if it needs them.
 *
 * @param format id of a format
 * @param schema where the format needs one
 * @param order where the format is in the writing machine's order
 */
public record FormatRef(String format, Optional<Schema> schema, Optional<ByteOrder> order) {
    public static FormatRef of(String format) {
        return new FormatRef(format, Optional.empty(), Optional.empty());
    }

    public static FormatRef of(String format, ByteOrder order) {
        return new FormatRef(format, Optional.empty(), Optional.of(order));
    }

    public static FormatRef of(String format, Schema schema) {
        return new FormatRef(format, Optional.of(schema), Optional.empty());
    }

    /** The same, with another name of its schema, which follows from what the schema was. */
    FormatRef withSchemaNamed(Function<Schema, String> name) {
        return new FormatRef(format, schema.map(by -> new Schema(name.apply(by), by.root(), by.content())), order);
    }

    /** The id of the decoder: {@code order}, {@code kryo:order.kryo-registered}. */
    public String id() {
        return schema.map(by -> format + SchemaFormat.SEPARATOR + by.name()).orElse(format);
    }
}
