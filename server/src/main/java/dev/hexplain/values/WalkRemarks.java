package dev.hexplain.values;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/**
 * Notes on an answer that is made by going over values, beside what it says of them: whether it ended before
 * all was looked at, and where. For one thread.
 */
public final class WalkRemarks {
    /** Of more than these, the others are counted. */
    private static final int MOST = 5;

    private static final int LONGEST_PATH = 200;

    private final String done;
    private final List<String> sentences = new ArrayList<>();
    private long more;
    private boolean complete = true;

    /** @param done what is done to values, as a participle: compared, searched */
    public WalkRemarks(String done) {
        this.done = done;
    }

    /** Whether all was looked at, and all that was found is reported. */
    public boolean areComplete() {
        return complete;
    }

    /** A sentence each, with the path of the value that it is about. */
    public List<String> sentences() {
        List<String> all = new ArrayList<>(sentences);
        if (more > 0) {
            all.add("The same holds for %,d other places.".formatted(more));
        }
        return all;
    }

    /** It ended, for a reason that who asked for it knows. */
    public void end() {
        complete = false;
    }

    /** It ended, or began late: a sentence about something that is no value. */
    public void end(String sentence) {
        end();
        say(sentence);
    }

    /** A value, or a part of it, was not looked at. */
    public void endAt(String path, String reason) {
        endAt(() -> path, reason);
    }

    /** The same, where the path is asked for only if it is reported: there may be very many. */
    public void endAt(Supplier<String> path, String reason) {
        end();
        about(path, " is not " + done + ": " + reason);
    }

    /** A value was looked at, but not as well as can be. */
    public void sayAt(Supplier<String> path, String what) {
        about(path, ": " + what);
    }

    private void about(Supplier<String> place, String what) {
        String path = isTold() ? place.get() : "";
        say((path.isEmpty() ? "The whole value" : "`%s`".formatted(innermost(path))) + what);
    }

    public void say(String sentence) {
        if (isTold()) {
            if (!sentences.contains(sentence + ".")) { // two sides may be cut at the same place
                sentences.add(sentence + ".");
            }
        } else {
            more++;
        }
    }

    private boolean isTold() {
        return sentences.size() < MOST;
    }

    private static String innermost(String path) {
        return path.length() <= LONGEST_PATH ? path : "…" + path.substring(path.length() - LONGEST_PATH);
    }
}
