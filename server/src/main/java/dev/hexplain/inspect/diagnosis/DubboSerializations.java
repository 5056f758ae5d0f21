package dev.hexplain.inspect.diagnosis;

import java.util.Map;

/** The names of Dubbo's serializations by the number in its header. */
final class DubboSerializations {
    private static final Map<Integer, String> NAMES = Map.ofEntries(
            Map.entry(2, "hessian2"),
            Map.entry(3, "java"),
            Map.entry(4, "compactedjava"),
            Map.entry(6, "fastjson"),
            Map.entry(7, "nativejava"),
            Map.entry(8, "kryo"),
            Map.entry(9, "fst"),
            Map.entry(10, "native-hessian"),
            Map.entry(11, "avro"),
            Map.entry(12, "protostuff"),
            Map.entry(16, "gson"),
            Map.entry(18, "jackson"),
            Map.entry(21, "protobuf-json"),
            Map.entry(22, "protobuf"),
            Map.entry(23, "fastjson2"),
            Map.entry(25, "kryo2"),
            Map.entry(27, "msgpack"),
            Map.entry(28, "fury"),
            Map.entry(31, "a custom one"));

    private DubboSerializations() {}

    /** A description of a number of at most three decimal digits. */
    static String named(String decimal) {
        String name = NAMES.get(Integer.parseInt(decimal));
        return name == null
                ? "%s is none of Dubbo's own serializations".formatted(decimal)
                : "%s is %s".formatted(decimal, name);
    }
}
