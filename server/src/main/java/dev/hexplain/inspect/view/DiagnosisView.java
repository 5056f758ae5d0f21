package dev.hexplain.inspect.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The explanation of an exception message.
 *
 * @param id of the symptom, as in addresses of {@code docs/messages.md}
 * @param quote the part of the text it was read from
 * @param bytes what the bytes were, where the message tells
 * @param why it happens
 * @param remedies what to do, most likely first
 * @param fields of the tree it was asked with, that the message is about; most likely first
 */
public record DiagnosisView(
        String id,
        String title,
        String quote,
        @Nullable String bytes,
        String why,
        List<String> remedies,
        List<Place> fields) {

    /**
     * A field to look at.
     *
     * @param what why, in a few words
     */
    public record Place(String id, String path, long offset, long length, String what) {}
}
