package dev.hexplain.inspect.view;

import org.jspecify.annotations.Nullable;

/**
 * A value, as a row of the object tree shows it.
 *
 * @param field id of the field that holds it
 * @param within name of the member of that field's value that it is, where the field holds that as well
 * @param index its number among the parts around it
 * @param name of a member, of an element its number, of a map's value its key
 * @param step what it adds to the path of the value around it
 * @param kind scalar, sequence, map, structure, reference or opaque
 * @param scalar what the text of a scalar is: {@code integer}, {@code text}, …
 * @param type in the words of the format; of a reference, the type of the value it refers to
 * @param text of a scalar, its first characters; of other values, what they say in brief; of a reference, what the value
 *     it refers to says
 * @param cut whether a scalar's text goes on
 * @param count of the parts in it
 * @param problem why it is shown by its plain fields, although its type is known, or why a part of it is missing
 * @param defines the handle under which others refer to it
 * @param refersTo of a reference, the handle of the value it refers to
 * @param target of a reference, id of the field that holds the value
 */
public record LogicalValueView(
        String field,
        @Nullable String within,
        long index,
        String name,
        String step,
        String kind,
        @Nullable String type,
        @Nullable String scalar,
        String text,
        @Nullable Boolean cut,
        @Nullable Long count,
        @Nullable String problem,
        @Nullable HandleView defines,
        @Nullable HandleView refersTo,
        @Nullable String target,
        long offset,
        long length,
        int source) {}
