package dev.hexplain.inspect.risks;

import dev.hexplain.tree.Field;

/** What a field is to {@code ObjectInputStream}, by the grammar's rule that it follows. */
enum StreamPart {
    STREAM,
    OBJECT,
    ARRAY,
    ENUM,
    CLASS,
    STRING,
    NULL,
    REFERENCE,
    EXCEPTION,
    DESCRIPTOR,
    /** The data that one class of an object's hierarchy wrote. */
    LEVEL,
    /** What {@code writeObject} or {@code writeExternal} wrote. */
    ANNOTATION,
    BLOCK,
    /** A field of a class descriptor. */
    DECLARED_FIELD,
    OTHER;

    static StreamPart of(Field field) {
        return switch (field.shape().production()) {
            case "stream", "contents" -> STREAM;
            case "newObject" -> OBJECT;
            case "newArray" -> ARRAY;
            case "newEnum" -> ENUM;
            case "newClass" -> CLASS;
            case "newString", "newLongString" -> STRING;
            case "nullReference" -> NULL;
            case "prevObject" -> REFERENCE;
            case "exception" -> EXCEPTION;
            case "newClassDesc", "newProxyClassDesc" -> DESCRIPTOR;
            case "classdata" -> LEVEL;
            case "objectAnnotation" -> ANNOTATION;
            case "blockdatashort", "blockdatalong" -> BLOCK;
            case "primitiveDesc", "objectDesc" -> DECLARED_FIELD;
            default -> OTHER;
        };
    }

    /** Whether it is read by {@code readObject} where it stands as a value. */
    boolean isToken() {
        return ordinal() >= OBJECT.ordinal() && ordinal() <= DESCRIPTOR.ordinal();
    }

    /** Whether it names its class by a descriptor in it. */
    boolean isDescribed() {
        return this == OBJECT || this == ARRAY || this == ENUM || this == CLASS;
    }
}
