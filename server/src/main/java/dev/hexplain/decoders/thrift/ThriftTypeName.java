package dev.hexplain.decoders.thrift;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A type as written in a file: a name, and type arguments. */
record ThriftTypeName(String file, String name, List<ThriftTypeName> arguments, int line, int column) {
    /** The type with this name in its own file, or in the file that the name is qualified by. */
    <T> @Nullable T in(Map<String, T> declared) {
        @Nullable T own = declared.get(file + "." + name);
        return own != null ? own : declared.get(name);
    }
}
