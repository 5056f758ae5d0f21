package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The classes that a stream describes.
 *
 * @param classCount how many there are; the first ones are listed
 * @param comparedWith names of what they were looked up in, in order
 * @param problems what could not be read of that, a line each
 * @param complete whether the list is not known to lack something: where not, notes say what, besides classes of other pages
 * @param notes where reading or a list ended, and why, a sentence each
 */
public record ClassesView(
        long classCount,
        List<String> comparedWith,
        List<String> problems,
        List<StreamedClassView> classes,
        boolean complete,
        List<String> notes) {
    /**
     * A class.
     *
     * @param name as in source code
     * @param kind serializable, externalizable, enum, proxy, array or neither
     * @param serialVersionUID in decimal digits: JavaScript's numbers are too short
     * @param writeObject whether its {@code writeObject} wrote the data
     * @param instances objects whose own class it is
     * @param offset of its first descriptor
     * @param path of that
     * @param fieldCount how many fields it has; where there are very many, not all are listed
     * @param superClass the next one above that the stream describes
     * @param interfaces of a proxy
     * @param enumConstants that are in the stream
     * @param verdict what becomes of it when it is read; absent where it is compared with nothing
     */
    public record StreamedClassView(
            String name,
            String kind,
            String serialVersionUID,
            boolean writeObject,
            long instances,
            long offset,
            String path,
            int fieldCount,
            List<FieldTypeView> fields,
            @Nullable String superClass,
            List<String> interfaces,
            List<String> enumConstants,
            @Nullable VerdictView verdict) {}

    /**
     * A field.
     *
     * @param type as in source code
     */
    public record FieldTypeView(String name, String type) {}

    /**
     * What becomes of a class.
     *
     * @param outcome same, readable, depends, missing or fails
     * @param where the class file that it is compared with
     * @param uid of that class, in decimal digits
     * @param uidOrigin declared, computed, record, enum, not-serializable or not-known
     * @param matchesIf why the stream has another UID: what would have to hold of the class
     * @param fields on either side
     * @param notes what else differs, a sentence each
     */
    public record VerdictView(
            String outcome,
            @Nullable String where,
            @Nullable String uid,
            @Nullable String uidOrigin,
            @Nullable List<String> matchesIf,
            @Nullable ThrownView thrown,
            List<FieldVerdictView> fields,
            List<String> notes,
            List<RemedyView> remedies) {}

    /**
     * The first exception that reading ends with.
     *
     * @param when descriptor, object or value: what is being read
     * @param exception its class
     */
    public record ThrownView(String when, String exception, String message) {}

    /**
     * A field on both sides.
     *
     * @param kind same, missing-in-class, missing-in-stream, wider, type-differs or incompatible
     * @param streamType as in source code
     * @param classType as in source code
     * @param effect what reading does; empty where both are the same
     */
    public record FieldVerdictView(
            String name,
            String kind,
            @Nullable String streamType,
            @Nullable String classType,
            String effect) {}

    /**
     * Something that can be done.
     *
     * @param code to copy; empty where there is none
     */
    public record RemedyView(String advice, String code) {}
}
