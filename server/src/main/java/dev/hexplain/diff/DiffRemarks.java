package dev.hexplain.diff;

import java.util.ArrayList;
import java.util.List;

/** What is to be said of a comparison, beside the changes: whether it ended before all was compared, and where. */
public final class DiffRemarks {
    /** Of more than these, the others are counted. */
    private static final int MOST = 5;

    private static final int LONGEST_PATH = 200;

    private final List<String> sentences = new ArrayList<>();
    private long more;
    private boolean complete = true;

    /** Whether all was compared, and all changes were told. */
    public boolean areComplete() {
        return complete;
    }

    /** A sentence each, with the path of the value that it is about. */
    public List<String> sentences() {
        List<String> all = new ArrayList<>(sentences);
        if (more > 0) {
            all.add("The same is to be said of %,d other places.".formatted(more));
        }
        return all;
    }

    /** The comparison ended, for a reason that who asked for it knows. */
    public void end() {
        complete = false;
    }

    /** A value was not compared. */
    public void endAt(String path, String reason) {
        complete = false;
        say((path.isEmpty() ? "The whole value" : "`%s`".formatted(end(path))) + " is not compared: " + reason);
    }

    void endAt(DiffPlace place, String reason) {
        endAt(isTold() ? place.path() : "", reason);
    }

    /** A value was compared, but not as well as can be. */
    void sayAt(DiffPlace place, String what) {
        String path = isTold() ? place.path() : "";
        say((path.isEmpty() ? "The whole value" : "`%s`".formatted(end(path))) + ": " + what);
    }

    public void say(String sentence) {
        if (isTold()) {
            sentences.add(sentence + ".");
        } else {
            more++;
        }
    }

    private boolean isTold() {
        return sentences.size() < MOST;
    }

    private static String end(String path) {
        return path.length() <= LONGEST_PATH ? path : "…" + path.substring(path.length() - LONGEST_PATH);
    }
}
