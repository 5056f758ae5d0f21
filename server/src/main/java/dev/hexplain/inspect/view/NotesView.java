package dev.hexplain.inspect.view;

import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import java.util.List;

/**
 * The notes of a dump, as the document that they are exported as.
 *
 * @param hexplain what the document is: {@value #KIND}
 * @param version of the document's form
 * @param dump what they are about
 * @param notes in the order of their bytes
 */
@JsonPropertyOrder({"hexplain", "version", "dump", "notes"})
public record NotesView(String hexplain, int version, About dump, List<NoteView> notes) {
    public static final String KIND = "notes";
    public static final int VERSION = 1;

    public NotesView(About dump, List<NoteView> notes) {
        this(KIND, VERSION, dump, notes);
    }

    /** The dump by its content. */
    public record About(String name, long size, String sha256) {}
}
