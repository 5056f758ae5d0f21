package dev.hexplain.decode;

import dev.hexplain.tree.Handles;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * A class descriptor in a stream: name, serialVersionUID, flags and fields.
 *
 * @param name as in the stream: {@code [J}, {@code java.util.HashMap}
 * @param displayName as in source code: {@code long[]}
 * @param serialVersionUID a signed 64-bit number
 * @param flags names of those that are set
 * @param fields in the order of the stream
 * @param proxyInterfaces names, where it is a dynamic proxy class
 * @param offset where the descriptor starts
 */
public record ClassDescriptor(
        String name,
        String displayName,
        BigInteger serialVersionUID,
        List<String> flags,
        List<ClassField> fields,
        List<String> proxyInterfaces,
        long offset,
        Handles.Handle handle,
        Optional<ClassRef> superClass) {

    /**
     * One field.
     *
     * @param type as in source code
     * @param typecode as in the stream
     * @param descriptor as in class files: {@code Ljava/lang/String;}
     */
    public record ClassField(String name, String type, char typecode, String descriptor) {}

    /** Another class of the stream. */
    public record ClassRef(String name, long offset, Handles.Handle handle) {}
}
