package dev.hexplain.decoders.thrift;

import dev.hexplain.decode.schema.SchemaMistake;
import dev.hexplain.decoders.thrift.ThriftType.Place;
import dev.hexplain.decoders.thrift.ThriftType.Struct;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An interface file that was read.
 *
 * @param root the struct that bare structs are of
 * @param arguments of the calls of services, by the name of the method
 * @param results of their replies
 */
record ThriftSchema(
        List<Struct> structs,
        List<Place> places,
        Struct root,
        Map<String, Struct> arguments,
        Map<String, Struct> results) {

    static ThriftSchema read(String source, String root) {
        return new IdlParser(source).read(root);
    }

    static Struct root(List<Struct> structs, String name) {
        if (structs.isEmpty()) {
            throw new SchemaMistake("The schema declares no struct");
        }
        // Those of methods have dots in their names, and are the last.
        return name.isEmpty()
                ? structs.getFirst()
                : structs.stream()
                        .filter(struct -> struct.name.equals(name))
                        .findFirst()
                        .orElseThrow(() -> new SchemaMistake("The schema declares no struct " + name + ", but "
                                + String.join(
                                        ", ",
                                        structs.stream()
                                                .map(s -> s.name)
                                                .limit(20)
                                                .toList())));
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
