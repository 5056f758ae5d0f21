package dev.hexplain.inspect.findings;

import dev.hexplain.decode.Candidate;
import java.util.List;

/** Why a dump is not what its user expects, and the way out. */
public sealed interface Finding {
    /** Its name in the API. */
    String id();

    /** One line: what it is. */
    String title();

    /** The reason, and what to do; in Markdown of one paragraph. */
    String detail();

    /** A file of a kind that other programs read: classes, an image, a database. */
    record ProgramFile(String title, String detail) implements Finding {
        @Override
        public String id() {
            return "program";
        }
    }

    /**
     * Bytes that went through a text.
     *
     * @param readable texts among them, in order; empty where nothing is lost
     */
    record DamagedByText(String title, String detail, List<String> readable) implements Finding {
        @Override
        public String id() {
            return "damaged-by-text";
        }
    }

    /** Read as a format that it does not have, while another fits. */
    record OtherFormat(String title, String detail, Candidate reading) implements Finding {
        @Override
        public String id() {
            return "other-format";
        }
    }

    /** No format fits well; `guesses` are those that fit somewhat, most likely first. */
    record Unrecognised(String title, String detail, List<Candidate> guesses) implements Finding {
        @Override
        public String id() {
            return "unrecognised";
        }
    }

    /** A stream behind a stream, which starts at `offset`. */
    record Appended(String title, String detail, long offset) implements Finding {
        @Override
        public String id() {
            return "appended";
        }
    }

    /** One of several payloads of a text: which, and where the others are. */
    record OneOfSeveral(String title, String detail) implements Finding {
        @Override
        public String id() {
            return "one-of-several";
        }
    }

    /** The bytes end too early, inside what starts at `offset`. */
    record Truncated(String title, String detail, long offset) implements Finding {
        @Override
        public String id() {
            return "truncated";
        }
    }
}
