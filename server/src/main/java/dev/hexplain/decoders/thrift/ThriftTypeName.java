package dev.hexplain.decoders.thrift;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A type as it was written in a file: a name, with the types in angle brackets. */
record ThriftTypeName(String file, String name, List<ThriftTypeName> arguments, int line, int column) {
    /** What the name means in its own file; otherwise it says the file itself. */
    <T> @Nullable T in(Map<String, T> declared) {
        @Nullable T own = declared.get(file + "." + name);
        return own != null ? own : declared.get(name);
    }
}
