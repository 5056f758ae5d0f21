package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A class as a stream describes it.
 *
 * @param field id of the descriptor's field
 */
public record ClassView(
        String name,
        String displayName,
        @Nullable String serialVersionUID,
        List<String> flags,
        @Nullable List<String> proxyInterfaces,
        HandleView handle,
        String field,
        List<Member> fields,
        @Nullable Reference superClass) {

    /** A field of a class. */
    public record Member(String name, String type, String typecode) {}

    /** Another class of the stream. */
    public record Reference(String name, HandleView handle, String field) {}
}
