package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A class that streams describe, with its serialVersionUIDs.
 *
 * @param name as in source code
 * @param kind of the version that most objects are of: serializable, externalizable, enum, proxy, array or neither
 * @param conflict whether one class file cannot read all of the streams
 * @param isRecord {@code yes} where a class file says so, {@code likely} where a version has the UID of records that declare
 *     none, and nothing that they have not; absent otherwise. Records are read whatever their UIDs
 * @param versions one for each UID, that of most objects first
 */
public record ClassVersionsView(
        String name,
        String kind,
        boolean conflict,
        @Nullable String isRecord,
        List<ClassVersionView> versions) {
    /**
     * The class with one UID.
     *
     * @param serialVersionUID in decimal digits
     * @param streams that describe it
     * @param instances objects whose own class it is, in all of them
     * @param first the first of these streams
     */
    public record ClassVersionView(String serialVersionUID, long streams, long instances, String first) {}
}
