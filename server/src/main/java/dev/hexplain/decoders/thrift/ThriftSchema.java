package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A parsed interface file.
 *
 * @param root the type of a source without messages: a struct or another named type
 * @param arguments structs of calls, by the name of the method
 * @param results structs of replies
 */
record ThriftSchema(
        List<Struct> structs,
        List<Place> places,
        Place root,
        Map<String, Struct> arguments,
        Map<String, Struct> results) {

    static final String INCLUDE = "include";

    static ThriftSchema read(Schema schema) {
        return new ThriftIdlParser(SchemaFiles.of(schema, INCLUDE)).read(schema.root());
    }

    /**
     * The struct of a message's content.
     *
     * @param type 1 call, 2 reply, 3 exception, 4 one-way call
     */
    @Nullable Struct body(String method, int type) {
        return switch (type) {
            case 1, 4 -> arguments.get(method);
            case 2 -> results.get(method);
            default -> null;
        };
    }
}
