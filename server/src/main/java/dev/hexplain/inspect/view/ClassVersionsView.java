package dev.hexplain.inspect.view;

import java.util.List;

/**
 * A class that streams describe, with its serialVersionUIDs.
 *
 * @param name as in source code
 * @param kind of the version that most objects are of: serializable, externalizable, enum, proxy, array or neither
 * @param conflict whether one class file cannot read all of the streams
 * @param versions one for each UID, that of most objects first
 */
public record ClassVersionsView(String name, String kind, boolean conflict, List<ClassVersionView> versions) {
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
