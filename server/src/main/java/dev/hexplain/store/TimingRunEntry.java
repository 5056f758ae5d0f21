package dev.hexplain.store;

import java.time.Instant;

/**
 * A run that measured codecs, as the database knows it.
 *
 * @param space that it is in
 * @param title of the object that was measured, or the name of the file it was imported from
 * @param plan empty for one that was imported
 * @param cpu empty for one that was imported
 * @param size of its document, in bytes
 */
public record TimingRunEntry(
        String id, String space, String title, String plan, String cpu, int size, Instant createdAt) {}
