package dev.hexplain.ingest.capture;

/** Receives the progress of indexing, and can cancel it. */
public interface CaptureProgress {
    CaptureProgress NONE = new CaptureProgress() {
        @Override
        public void at(long offset) {}

        @Override
        public boolean cancelled() {
            return false;
        }
    };

    /** Every packet before an offset is indexed. Called every few thousand packets. */
    void at(long offset);

    /** Whether to stop; asked as often. */
    boolean cancelled();
}
