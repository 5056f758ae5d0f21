package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.Schema;
import dev.hexplain.decode.schema.SchemaFiles;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Place;
import dev.hexplain.decoders.thrift.ThriftDeclaredType.Struct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An interface file that was read.
 *
 * @param root what stands in a source without messages: of a struct, or of a type that has a name of its own
 * @param arguments of the calls of services, by the name of the method
 * @param results of their replies
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
     * The struct in a message.
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
