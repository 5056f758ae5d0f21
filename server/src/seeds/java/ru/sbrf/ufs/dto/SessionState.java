package ru.sbrf.ufs.dto;

/** What has become of a session. */
public enum SessionState {
    NEW,
    ACTIVE,
    SUSPENDED,
    CLOSED
}
