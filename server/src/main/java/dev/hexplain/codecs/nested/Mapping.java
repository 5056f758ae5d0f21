package dev.hexplain.codecs.nested;

import dev.hexplain.codecs.nested.SchemaType.Struct;
import java.util.Map;

/** Maps objects to values of a schema's type, and back. */
public interface Mapping {
    /** The type of the whole object. */
    Struct type();

    /** The values of {@link #type} that an object has, by the names of fields. */
    Map<String, Object> values(Object object);

    /** The object from values as {@link #values} returns them. */
    Object object(Map<String, Object> values);
}
